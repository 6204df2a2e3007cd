import { type PropsWithChildren, useDeferredValue, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { placeholder } from '../styles/motion.css';
import { hashTarget } from './scrollAndFocus';

/**
 * The part of a page that stands below its first section or two. When the visitor comes from another page by a click,
 * it is rendered after the browser has painted what stands above it, which spares a slow phone tens of milliseconds.
 * When the page is loaded, on the way back, and when the URL's hash leads into it, it is rendered at once.
 */
export function AfterFirstPaint({ children }: PropsWithChildren) {
  const { hash } = useLocation();
  const isLoadOrReturn = useNavigationType() === 'POP';
  const isPainted = useDeferredValue(true, isLoadOrReturn);
  const [mayHoldTarget, setMayHoldTarget] = useState(false);
  useLayoutEffect(() => {
    if (hash && !hashTarget(hash)) setMayHoldTarget(true);
  }, [hash]);
  return isPainted || mayHoldTarget ? children : <div className={placeholder} />;
}
