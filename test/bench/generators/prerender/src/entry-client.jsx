import { hydrateRoot } from 'react-dom/client';
import { Page } from './page';

hydrateRoot(document, <Page path={location.pathname} />);
