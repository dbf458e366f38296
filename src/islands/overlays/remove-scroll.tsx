import { type ElementType, type ReactNode, useEffect } from 'react';

interface Props {
  as?: ElementType;
  children?: ReactNode;
  /** Options of the package this stands in for; a locked page needs none of them. */
  allowPinchZoom?: boolean;
  shards?: unknown;
}

/** Stands in for `react-remove-scroll` under Radix' dialog: while it is there the page behind does not scroll. */
export function RemoveScroll({ as: Element = 'div', allowPinchZoom: _, shards: __, ...rest }: Props) {
  useEffect(() => {
    const { classList, clientWidth, style } = document.documentElement;
    // Where there is a scrollbar its place stays empty, so that nothing moves.
    style.paddingInlineEnd ||= `${window.innerWidth - clientWidth}px`;
    classList.add('scroll-locked');
    return () => {
      classList.remove('scroll-locked');
      style.paddingInlineEnd = '';
    };
  }, []);
  return <Element {...rest} />;
}
