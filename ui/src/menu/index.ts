export { menuLinkClass, panelLinkClass } from './menu.css.ts';
export { Menu, MenuDropdown, type MenuDropdownProps, MenuItem, type MenuItemProps, MenuPanelItem } from './menu.tsx';
