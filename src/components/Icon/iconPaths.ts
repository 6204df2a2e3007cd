/**
 * Each icon as one path: a detail of a building or of its drawing, of straight lines and whole arcs, on a grid of 32
 * with a margin of 4.
 */
export const iconPaths = {
  // The north arrow of a plan.
  strategy: 'M16 4a12 12 0 1 0 .01 0M16 8l5 14-5-3-5 3z',
  // A stair.
  growth: 'M4 28h6v-6h6v-6h6v-6h6V4',
  // Three rooms and their doors.
  operations: 'M4 5h24v22H4zM4 16h9m4 0h11M16 5v6m0 4v12',
  // Doorways in a row, one behind the other.
  roadmap: 'M4 28h24M7 28V4h18v24M11 28V10h10v18M14 28V17h4v11',
  // A column with its base and capital.
  brand: 'M6 28h20M9 28v-4h14v4M12 24V10m4 0v14m4 0V10M6 4h20v3l-3 3H9L6 7z',
  // A sheet with its drawing and its title block.
  communication: 'M4 5h24v22H4zM18 27v-6h10M8 17V9h10v8z',
  // A set square.
  finance: 'M5 4v23h23zM10 16v6h6z',
  // The level mark of a section.
  position: 'M4 26h24M8 14h16l-8 12zM16 14V7h12',
  // A scaffold, storey upon storey.
  sales: 'M8 28V4m16 24V4M4 28h24M8 20h16M8 12h16M8 28l16-8M8 20l16-8',
  // A keystone in its vault.
  excellence: 'M4 28V16a12 12 0 0 1 24 0v12M10 28V16a6 6 0 0 1 12 0v12M14 4l1 6h2l1-6M4 28h6m12 0h6',
  // A roof truss, whose members carry each other.
  team: 'M4 25L16 7l12 18zM16 7v18M10 16l6 9 6-9',
  // A dovetail, which joins two pieces.
  negotiation: 'M4 6h24v20H4zM13 6v6l7-3v14l-7-3v6',
  // At the end of a row that leads on.
  arrow: 'M12 16h18M22 8l8 8-8 8',
};

/**
 * The practice's mark: the lit doorway of the pictures, an upright rectangle with their proportions, and its reflection
 * in still water, which ripples cut into steps. The wordmark, the icons and the social cards use it.
 */
export const doorway = {
  width: 15,
  height: 26,
  path: 'M0 0h15v26H0z',
  /** Below the waterline, which is at the doorway's height. */
  reflection: [
    { path: 'M0 28h15v5H0z', opacity: 0.5 },
    { path: 'M0 35h15v3H0z', opacity: 0.32 },
    { path: 'M0 40h15v1.5H0z', opacity: 0.2 },
  ],
} as const;
