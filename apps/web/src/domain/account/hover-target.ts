/** A name that somebody points at. */
export interface HoverTarget {
  name: string;
  /** Of the name on the screen, in CSS pixels from the window's corner. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}
