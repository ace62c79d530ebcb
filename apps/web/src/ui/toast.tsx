import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';

interface Toast {
  id: number;
  tone: 'neutral' | 'negative';
  content: ReactNode;
}

/** Display time in milliseconds. */
export const toastMs = 5000;

type Show = (content: ReactNode, tone?: Toast['tone']) => void;

const ToastContext = createContext<Show | null>(null);

export function useToast(): Show {
  const show = use(ToastContext);
  if (show === null) throw new Error('useToast outside of its provider');
  return show;
}

let last = 0;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const show = useCallback<Show>((content, tone = 'neutral') => {
    const id = ++last;
    setToasts((now) => [...now, { id, tone, content }]);
    setTimeout(() => setToasts((now) => now.filter((toast) => toast.id !== id)), toastMs);
  }, []);
  const value = useMemo(() => ({ show, toasts }), [show, toasts]);
  return (
    <ToastContext value={value.show}>
      <ToastsContext value={value.toasts}>{children}</ToastsContext>
    </ToastContext>
  );
}

const ToastsContext = createContext<Toast[]>([]);

/** Container of the toasts; rendered once by the shell. */
export function Toasts() {
  const toasts = use(ToastsContext);
  return (
    <output aria-live="polite" className="fixed inset-x-4 bottom-20 z-40 flex flex-col items-end gap-2 lg:bottom-6">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={`max-w-md rounded-base border bg-raised px-4 py-3 shadow-float ${toast.tone === 'negative' ? 'border-negative' : 'border-line'}`}
        >
          {toast.content}
        </div>
      ))}
    </output>
  );
}
