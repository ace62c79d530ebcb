import { useRouter } from '@tanstack/react-router';
import { currencies } from '@antescope/sources/price/currency';
import { usePreferences } from '../lib/boot/preferences.ts';
import { useMessages } from '../i18n/messages-context.ts';
import { buttonClass } from '../ui/button.tsx';
import { Menu, menuItemClass } from '../ui/menu.tsx';

/** Currency of converted values. */
export function CurrencyMenu() {
  const { shell } = useMessages();
  const { preferences } = usePreferences();
  return (
    <Menu
      label={`${shell.currency}: ${preferences.currency}`}
      align="end"
      width="w-48"
      deferred
      buttonClass={`${buttonClass('quiet')} px-2!`}
      button={<span className="text-sm">{preferences.currency}</span>}
    >
      <CurrencyEntries />
    </Menu>
  );
}

export function CurrencyEntries() {
  const { preferences, change } = usePreferences();
  const router = useRouter();
  const choose = (currency: string): void => {
    change({ currency });
    // The server formats converted values by the cookie that has just changed.
    void router.invalidate();
  };
  return (
    <ul className="grid grid-cols-3 px-1">
      {Object.keys(currencies).map((code) => (
        <li key={code}>
          <button
            type="button"
            data-closes
            className={`${menuItemClass} justify-center rounded-base px-1!`}
            aria-current={code === preferences.currency ? 'true' : undefined}
            onClick={() => choose(code)}
          >
            {code}
          </button>
        </li>
      ))}
    </ul>
  );
}
