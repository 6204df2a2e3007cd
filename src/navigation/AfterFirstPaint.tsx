import { type PropsWithChildren, useDeferredValue, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { placeholder } from '../styles/global.css';
import { hashTarget } from './clientNavigation';

/**
 * The deferred part of a page. After a click on another page, it is rendered once the part above it is painted, which
 * takes a slow phone tens of milliseconds less. On a load, on Back, and if it contains the URL's hash target, it is
 * rendered at once, but for what is deferred in it again and does not contain the target.
 */
export function AfterFirstPaint({ children }: PropsWithChildren) {
  const { hash } = useLocation();
  const isLoadOrReturn = useNavigationType() === 'POP';
  const isPainted = useDeferredValue(true, isLoadOrReturn);
  const [containsHashTarget, setContainsHashTarget] = useState(false);
  useLayoutEffect(() => {
    if (hash && !hashTarget(hash)) setContainsHashTarget(true);
  }, [hash]);
  return isPainted || containsHashTarget ? children : <div className={placeholder} />;
}
