import { redirect } from 'platform';

/** /admin is only a way in. */
export const loader = () => redirect('/admin/dashboard');

export const Component = () => null;
