import { Languages, Moon, Settings2, Sun, SunMoon } from 'lucide-react';
import type { Theme } from '@antescope/web-contract/preferences';
import { languageTags, localeNames, locales } from '@antescope/web-contract/locale';
import { useBoot } from '../lib/boot/boot-context.ts';
import { usePreferences } from '../lib/boot/preferences.ts';
import { useMessages } from '../i18n/messages-context.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Menu, menuItemClass } from '../ui/menu.tsx';

export function LanguageMenu({ above = false }: { above?: boolean }) {
  const { shell } = useMessages();
  return (
    <Menu
      label={shell.language}
      align="end"
      above={above}
      width="w-40"
      buttonClass={buttonClass('quiet', true)}
      button={<Languages size={18} aria-hidden />}
    >
      <LanguageEntries />
    </Menu>
  );
}

/** Languages by their native names. */
export function LanguageEntries() {
  const { locale } = useBoot();
  const { change } = usePreferences();
  return (
    <ul>
      {locales.map((option) => (
        <li key={option}>
          <button
            type="button"
            lang={languageTags[option].split('-u-')[0]}
            className={menuItemClass}
            data-closes
            aria-current={option === locale ? 'true' : undefined}
            onClick={() => change({ locale: option })}
          >
            {localeNames[option]}
          </button>
        </li>
      ))}
    </ul>
  );
}

const next: Record<Theme, Theme> = { system: 'dark', dark: 'light', light: 'system' };

/** Cycles through system, dark and light. */
export function ThemeButton() {
  const { shell } = useMessages();
  const { preferences, change } = usePreferences();
  const icons = { system: SunMoon, dark: Moon, light: Sun };
  const Icon = icons[preferences.theme];
  const label = shell.theme(shell.themes[preferences.theme]);
  return (
    <Button
      kind="quiet"
      square
      aria-label={label}
      title={label}
      onClick={() => change({ theme: next[preferences.theme] })}
    >
      <Icon size={18} aria-hidden />
    </Button>
  );
}

export function SettingsMenu() {
  const { shell } = useMessages();
  return (
    <Menu
      label={shell.settings}
      align="end"
      buttonClass={buttonClass('quiet', true)}
      button={<Settings2 size={18} aria-hidden />}
    >
      <UtcEntry />
    </Menu>
  );
}

/** Dates in UTC or the local time zone. */
export function UtcEntry() {
  const { shell } = useMessages();
  const { preferences, change } = usePreferences();
  return (
    <label className={menuItemClass}>
      <input
        type="checkbox"
        className="size-4 accent-accent"
        checked={preferences.utc}
        onChange={(event) => change({ utc: event.target.checked })}
      />
      {shell.utc}
    </label>
  );
}
