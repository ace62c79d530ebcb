/** A hovered account name. */
export interface HoverTarget {
  name: string;
  /** Bounding box of the name in CSS pixels, relative to the viewport. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}
