import { useRoutes } from 'react-router-dom';
import { Document } from './Document';
import { ErrorBoundary } from './ErrorBoundary';
import { routes } from './routes';

// GitHub Pages tells `/Impact` from `/impact`, so the router must too.
const routeObjects = routes.map((route) => ({
  path: route.path,
  caseSensitive: true,
  element: <Document route={route} />,
}));

/** The site: the router picks a row of the route table, and its document is shown. Wants a router around it. */
export function App() {
  return (
    <ErrorBoundary>
      <Pages />
    </ErrorBoundary>
  );
}

function Pages() {
  return useRoutes(routeObjects);
}
