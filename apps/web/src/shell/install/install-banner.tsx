import { installDenied, type InstallEvent } from './install-event.ts';
import { Button } from '../../ui/button.tsx';
import { useStrings } from '../../i18n/strings.ts';

/** Install or not now. The browser's prompt requires a click. */
export function InstallBanner({ event, onDone }: { event: InstallEvent; onDone: () => void }) {
  const strings = useStrings('shell/install');
  return (
    <section
      aria-label={strings.title}
      className="fixed start-4 end-4 bottom-20 z-30 flex flex-wrap items-center gap-3 rounded-base border border-line bg-raised p-4 shadow-float sm:end-auto sm:max-w-sm lg:bottom-6"
    >
      <p className="w-full">
        <span className="block font-semibold">{strings.title}</span>
        <span className="text-sm text-muted">{strings.text}</span>
      </p>
      <Button
        kind="primary"
        onClick={() => {
          onDone();
          void event.prompt();
        }}
      >
        {strings.install}
      </Button>
      <Button
        onClick={() => {
          localStorage.setItem(installDenied, 'yes');
          onDone();
        }}
      >
        {strings.notNow}
      </Button>
    </section>
  );
}
