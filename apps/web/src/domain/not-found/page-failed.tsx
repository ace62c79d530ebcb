import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useMessages } from '../../i18n/messages-context.ts';
import { Button } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';

/** An unexpected error, or our server is unreachable. Shows the message, never a stack trace. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { failed, outcome } = useMessages();
  return (
    <div role="alert" className="lone">
      <Mark size={64} />
      <h1>{failed.title}</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
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
