import { Link } from 'platform';

/** The 404 page: an address that no part of the site knows. */
export function NotFoundPage() {
  return (
    <>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <h1>Page not found</h1>
      <p>There is nothing at this address.</p>
      <Link to="/">Return home</Link>
    </>
  );
}
