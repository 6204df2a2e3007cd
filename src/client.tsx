import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { correctedPath } from './navigation/correctedPath';
import { fetchPagesAhead } from './navigation/fetchPagesAhead';
import { matchRoute } from './navigation/matchRoute';
import { loadPage } from './pages';

const base = import.meta.env.BASE_URL;
const { pathname, search, hash } = window.location;
const path = correctedPath(pathname, base);
if (path !== pathname) history.replaceState(history.state, '', path + search + hash);

await loadPage(matchRoute(`/${path.slice(base.length)}`).page);
hydrateRoot(
  document,
  <BrowserRouter basename={base}>
    <App />
  </BrowserRouter>,
);
fetchPagesAhead();
