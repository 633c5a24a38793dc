import { Link } from 'platform';
import { buttonClass } from 'ui';
import { ErrorView } from './error-view.tsx';

const actions = (
  <>
    <Link to="/" className={buttonClass()}>
      Return Home
    </Link>
    <Link to="/properties" className={buttonClass({ tone: 'line' })}>
      View All Properties
    </Link>
  </>
);

/** The 404 page: an address that no part of the site knows. */
export const NotFoundPage = () => (
  <ErrorView title="Page Not Found" actions={actions}>
    There is nothing at this address. It may have moved, or been mistyped.
  </ErrorView>
);
