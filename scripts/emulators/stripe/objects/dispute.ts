import { newId } from '../new-id.ts';
import type { Records } from '../wire-object.ts';

/** How long a bank lets one answer, in seconds. */
const SECONDS_TO_ANSWER = 7 * 86_400;

/** All that can be said against a dispute; nobody has said anything. */
const NO_EVIDENCE: Records['dispute']['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** A payment that somebody disputes at their bank. @param created Unix seconds */
export function newDispute(intent: Records['payment_intent'], created: number): Records['dispute'] {
  return {
    id: newId('dp'),
    object: 'dispute',
    amount: intent.amount_received,
    balance_transactions: [],
    charge: intent.id.replace(/^pi/, 'ch'),
    created,
    currency: intent.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + SECONDS_TO_ANSWER,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
