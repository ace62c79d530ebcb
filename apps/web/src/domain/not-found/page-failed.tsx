import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useMessages } from '../../i18n/messages-context.ts';
import { Button } from '../../ui/button.tsx';

/** An unexpected error, or our server is unreachable. Shows the message, never a stack trace. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { failed, outcome } = useMessages();
  return (
    <div role="alert" className="max-w-2xl">
      <h1 className="text-2xl font-semibold">{failed.title}</h1>
      <p className="mt-1 mb-4 wrap-anywhere text-muted">{error instanceof Error ? error.message : String(error)}</p>
      <Button
        onClick={() => {
          reset();
          void router.invalidate();
        }}
      >
        {outcome.retry}
      </Button>
    </div>
  );
}
