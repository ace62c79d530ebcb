import { AppLink } from '../ui/app-link.tsx';
import { useMessages } from '../i18n/messages-context.ts';

/** Logo and name, linked to the home page. */
export function Logo() {
  const { shell } = useMessages();
  return (
    <AppLink path="/" aria-label={`Antescope, ${shell.home}`} className="flex shrink-0 items-center gap-2 no-underline">
      <svg aria-hidden width="22" height="22" viewBox="0 0 32 32" className="text-accent">
        <path
          d="M16 2 28 9v14l-12 7L4 23V9z"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <circle cx="16" cy="16" r="4.5" fill="currentColor" />
      </svg>
      <span className="text-lg font-semibold tracking-tight max-[1400px]:hidden" dir="ltr">
        Antescope
      </span>
    </AppLink>
  );
}
