import type { ApiRoute } from '../http/api-route.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { portalRoutes } from './portal-routes.ts';
import { refundRoutes } from './refund-routes.ts';
import { resourceRoutes } from './resource-routes.ts';
import { subscriptionRoutes } from './subscription-routes.ts';

/** Every address of the API. */
export const allRoutes: readonly ApiRoute[] = [
  ...resourceRoutes,
  ...customerRoutes,
  ...checkoutRoutes,
  ...portalRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...refundRoutes,
];
