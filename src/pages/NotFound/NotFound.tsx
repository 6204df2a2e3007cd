import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/Anchor/Anchor';
import { Threshold } from '../../components/Threshold/Threshold';
import notFound from '../../content/not-found.yaml';
import { matchRoute } from '../../routes';
import { grid } from '../../styles/global.css';
import * as styles from './NotFound.css';

/** Renders the page for every unknown path. Logs the path, but does not show it. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    // While another page loads, its path is already that of the location.
    if (matchRoute(pathname).path === '*') console.warn('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className={`${grid} ${styles.root}`}>
      <h1 className={styles.heading}>{notFound.heading}</h1>
      <Threshold className={styles.threshold} loading="first" />
      <div className={styles.words}>
        <p className={styles.text}>{notFound.text}</p>
        <ButtonLink href="/" variant="onDusk">
          {notFound.returnLabel}
        </ButtonLink>
      </div>
    </div>
  );
}
