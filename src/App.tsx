import { useLocation } from 'react-router-dom';
import { Document } from './Document';
import { ErrorBoundary } from './ErrorBoundary';
import { matchRoute } from './navigation/matchRoute';

/** The site: the address picks a row of the route table, and its document is shown. Wants a router around it. */
export function App() {
  return (
    <ErrorBoundary>
      <AddressedDocument />
    </ErrorBoundary>
  );
}

function AddressedDocument() {
  const { pathname } = useLocation();
  // Not by the router's own matching, which is laxer than any server: it takes `/impact//` for `/impact`.
  return <Document route={matchRoute(pathname)} />;
}
