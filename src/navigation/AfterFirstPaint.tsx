import { type PropsWithChildren, useDeferredValue, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { placeholder } from '../styles/global.css';
import { hashTarget } from './scrollAndFocus';

/**
 * Defers a part of a page. After a click, renders it once the part above is painted, which is about 100 ms
 * earlier on a slow phone. On a load, in a build and on Back, renders it at once; also if the URL's hash target is not on
 * the page without it. A nested part that does not contain the target is still deferred.
 */
export function AfterFirstPaint({ children }: PropsWithChildren) {
  const { hash } = useLocation();
  const isLoadOrReturn = useNavigationType() === 'POP';
  const isPainted = useDeferredValue(true, isLoadOrReturn);
  const [mayContainHashTarget, setMayContainHashTarget] = useState(false);
  useLayoutEffect(() => {
    if (hash && !hashTarget(hash)) setMayContainHashTarget(true);
  }, [hash]);
  return isPainted || mayContainHashTarget ? children : <div className={placeholder} />;
}
