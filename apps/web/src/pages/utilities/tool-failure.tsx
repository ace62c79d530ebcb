/** Why a tool could not run; nothing for null. */
export function ToolFailure({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p role="alert" className="text-negative">
      {text}
    </p>
  );
}
