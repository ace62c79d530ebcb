/** Why a wallet's form failed; nothing for null. */
export function FormError({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p role="alert" className="mb-3 border-s-2 border-negative ps-3 wrap-anywhere">
      {text}
    </p>
  );
}
