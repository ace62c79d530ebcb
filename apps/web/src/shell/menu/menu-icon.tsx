import sprite from './menu-icons.svg';

/** Icon of a page's menu entry, from one file for all menus, so that it costs no scripts. Decorative. */
export function MenuIcon({ name, className = '' }: { name: string; className?: string }) {
  return (
    <svg
      aria-hidden
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
