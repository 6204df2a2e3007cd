import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { correctedPath } from './navigation/correctedPath';
import { fetchPagesAhead } from './navigation/fetchPagesAhead';
import { matchRoute } from './navigation/matchRoute';
import { loadPage } from './pages';
import { isIndexed } from './routes';

const base = import.meta.env.BASE_URL;
const { pathname, search, hash } = window.location;
const path = correctedPath(pathname, base);
const route = matchRoute(`/${path.slice(base.length)}`);
// An unknown path stays as it was asked for, and is logged so.
if (path !== pathname && isIndexed(route)) history.replaceState(history.state, '', path + search + hash);

// Not awaited here: the page's chunk imports this one, and would wait for it in turn.
loadPage(route.page).then(() => {
  hydrateRoot(
    document,
    <BrowserRouter basename={base}>
      <App />
    </BrowserRouter>,
  );
  // From here on the router answers every link: a document fetched ahead would be for nothing.
  document.querySelector('script[type=speculationrules]')?.remove();
  fetchPagesAhead();
});
