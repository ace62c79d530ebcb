import { useMemo, useState, type ReactNode } from 'react';
import type { Preferences } from '@antescope/web-contract/preferences';
import { BootProvider } from '../lib/boot/boot-context.ts';
import type { Boot } from '../lib/boot/boot.ts';
import { PreferencesProvider, writePreferences } from '../lib/boot/preferences.ts';
import type { Messages } from '../i18n/messages.ts';
import { MessagesProvider } from '../i18n/messages-context.ts';
import { ToastProvider } from '../ui/toast.tsx';

interface ProvidersProps {
  boot: Boot;
  messages: Messages;
  children: ReactNode;
}

export function Providers({ boot, messages, children }: ProvidersProps) {
  const [preferences, setPreferences] = useState(boot.preferences);
  const handle = useMemo(
    () => ({
      preferences,
      change: (change: Partial<Preferences>) => {
        const next = { ...preferences, ...change };
        writePreferences(next);
        // Another language changes catalogue and direction: reloads, so that the server renders the page.
        if (change.locale !== undefined && change.locale !== boot.locale) location.reload();
        else setPreferences(next);
      },
    }),
    [preferences, boot.locale],
  );
  return (
    <BootProvider value={boot}>
      <MessagesProvider value={messages}>
        <PreferencesProvider value={handle}>
          <ToastProvider>{children}</ToastProvider>
        </PreferencesProvider>
      </MessagesProvider>
    </BootProvider>
  );
}
