import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages-context.ts';
import { backToTopAfter, scrollThrottleMs } from './scroll-limits.ts';
import { throttle } from './throttle.ts';

export function BackToTop() {
  const { shell } = useMessages();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = throttle(() => setShown(window.scrollY > backToTopAfter), scrollThrottleMs);
    window.addEventListener('scroll', update.call, { passive: true });
    update.call();
    return () => {
      window.removeEventListener('scroll', update.call);
      update.cancel();
    };
  }, []);
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label={shell.top}
      title={shell.top}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: 'smooth' });
        setShown(false);
      }}
      className="fixed end-4 bottom-20 z-20 grid size-10 place-items-center rounded-full border border-line bg-raised text-muted shadow-float hover:text-text lg:end-6 lg:bottom-6"
    >
      <ArrowUp size={18} aria-hidden />
    </button>
  );
}
