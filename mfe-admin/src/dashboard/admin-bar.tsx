import { Link, toast, useNavigate, useSite } from 'platform';
import { apolloClient } from 'platform/apollo';
import { Button, LogoMark } from 'ui';
import { signOut } from '../session/session.ts';
import * as styles from './dashboard.css.ts';

export function AdminBar() {
  const { agent, brokerage } = useSite();
  const navigate = useNavigate();

  async function handleLogOut(): Promise<void> {
    try {
      await signOut();
      await apolloClient().clearStore();
      await navigate('/admin/login');
    } catch {
      toast({ title: 'Error', description: 'You are still signed in. Please try again.', variant: 'destructive' });
    }
  }

  return (
    <header className={styles.bar}>
      <Link to="/" reloadDocument className={styles.mark}>
        <LogoMark />
        <span>{brokerage.name}</span>
        <span className={styles.agent}>{agent.name}</span>
      </Link>
      <Button tone="line" size="small" onClick={() => void handleLogOut()}>
        Log out
      </Button>
    </header>
  );
}
