import { usePageWords } from '../../i18n/page-words.ts';
import { installDenied, type InstallEvent } from './install-event.ts';
import { Button } from '../../ui/button.tsx';
import { installWords } from './words.ts';

/** Install, or not now: the browser's own prompt follows a press, as browsers demand. */
export function InstallBanner({ event, onDone }: { event: InstallEvent; onDone: () => void }) {
  const words = usePageWords(installWords);
  return (
    <section
      aria-label={words.title}
      className="fixed start-4 end-4 bottom-20 z-30 flex flex-wrap items-center gap-3 rounded-base border border-line bg-raised p-4 shadow-float sm:end-auto sm:max-w-sm lg:bottom-6"
    >
      <p className="w-full">
        <span className="block font-semibold">{words.title}</span>
        <span className="text-sm text-muted">{words.text}</span>
      </p>
      <Button
        kind="primary"
        onClick={() => {
          onDone();
          void event.prompt();
        }}
      >
        {words.install}
      </Button>
      <Button
        onClick={() => {
          localStorage.setItem(installDenied, 'yes');
          onDone();
        }}
      >
        {words.notNow}
      </Button>
    </section>
  );
}
