import { useRouter } from '@tanstack/react-router';
import { currencies } from '@antescope/sources/price/currency';
import { languageTags, localeNames, locales } from '@antescope/web-contract/locale';
import type { Theme } from '@antescope/web-contract/preferences';
import { useId, type ReactNode } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { usePreferences } from '../../lib/boot/preferences.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { MenuHeading, menuItemClass } from '../../ui/menu.tsx';

const themes: readonly Theme[] = ['system', 'light', 'dark'];
const choice = `${menuItemClass} justify-center rounded-base px-1!`;

/** Currency of converted values, appearance, language, and the time zone of dates. */
export function SettingsPanel() {
  const { shell } = useMessages();
  const { locale } = useBoot();
  const { preferences, change } = usePreferences();
  const router = useRouter();
  const chooseCurrency = (currency: string): void => {
    change({ currency });
    // The server formats converted values by the cookie that has just changed.
    void router.invalidate();
  };
  return (
    <>
      <Setting label={shell.currency} columns="grid-cols-5">
        {Object.keys(currencies).map((code) => (
          <Choice key={code} chosen={code === preferences.currency} onChoose={() => chooseCurrency(code)}>
            {code}
          </Choice>
        ))}
      </Setting>
      <Setting label={shell.appearance} columns="grid-cols-3">
        {themes.map((theme) => (
          <Choice key={theme} chosen={theme === preferences.theme} onChoose={() => change({ theme })}>
            {shell.themes[theme]}
          </Choice>
        ))}
      </Setting>
      <Setting label={shell.language} columns="grid-cols-3">
        {locales.map((option) => (
          <Choice
            key={option}
            chosen={option === locale}
            lang={languageTags[option].split('-u-')[0]}
            onChoose={() => change({ locale: option })}
          >
            {localeNames[option]}
          </Choice>
        ))}
      </Setting>
      <label className={menuItemClass}>
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={preferences.utc}
          onChange={(event) => change({ utc: event.target.checked })}
        />
        {shell.utc}
      </label>
    </>
  );
}

function Setting({ label, columns, children }: { label: string; columns: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="border-b border-line pb-1">
      <div id={id}>
        <MenuHeading>{label}</MenuHeading>
      </div>
      <div className={`grid ${columns} px-1`}>{children}</div>
    </div>
  );
}

interface ChoiceProps {
  chosen: boolean;
  lang?: string | undefined;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ chosen, lang, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" lang={lang} className={choice} aria-current={chosen ? 'true' : undefined} onClick={onChoose}>
      {children}
    </button>
  );
}
