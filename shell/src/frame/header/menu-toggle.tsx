import { CloseIcon, MenuIcon, RoundButton } from 'ui';
import { toggle } from './mobile-menu.css.ts';

export const MENU_ID = 'mobile-menu';
export const TOGGLE_ID = 'mobile-menu-toggle';

export const MenuToggle = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) => (
  <RoundButton
    id={TOGGLE_ID}
    look="bare"
    label={isOpen ? 'Close menu' : 'Open menu'}
    aria-expanded={isOpen}
    aria-controls={isOpen ? MENU_ID : undefined}
    className={toggle}
    onClick={onToggle}
  >
    {isOpen ? <CloseIcon /> : <MenuIcon />}
  </RoundButton>
);
