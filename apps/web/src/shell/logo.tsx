import { AppLink } from '../ui/app-link.tsx';
import { Mark } from '../ui/mark.tsx';
import { useMessages } from '../i18n/messages-context.ts';

/** Logo and name, linked to the home page. */
export function Logo() {
  const { shell } = useMessages();
  return (
    <AppLink
      path="/"
      aria-label={`Antescope, ${shell.home}`}
      className="flex shrink-0 items-center gap-2 no-underline pointer-coarse:min-h-tap"
    >
      <Mark size={26} />
      <span className="text-lg font-semibold tracking-tight max-[1400px]:hidden" dir="ltr">
        Antescope
      </span>
    </AppLink>
  );
}
