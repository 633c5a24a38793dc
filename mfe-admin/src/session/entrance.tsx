import { redirect } from 'platform';

/** /admin only leads to the dashboard. */
export const loader = () => redirect('/admin/dashboard');

export const Component = () => null;
