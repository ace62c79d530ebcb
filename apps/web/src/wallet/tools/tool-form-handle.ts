import type { ToolInput } from '@antescope/wallet/tools/field';

/** The state of a tool's form; pages that render its fields themselves work with it. */
export interface ToolFormHandle {
  input: ToolInput;
  set: (field: string, text: string) => void;
  /** Fault of a field, once it should be shown; null: none. */
  faultOf: (field: string) => string | null;
  disabled: boolean;
}
