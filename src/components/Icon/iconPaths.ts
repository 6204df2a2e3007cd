/**
 * Each icon as one path: drawn like a plan, of straight lines and whole arcs, on a grid of 32 with a margin of 4.
 */
export const iconPaths = {
  // A compass needle in its circle.
  strategy: 'M16 4a12 12 0 1 0 .01 0M21 11l-3 7-7 3 3-7z',
  // A stair.
  growth: 'M4 27h6v-6h6v-6h6V9h6',
  // Three rooms and their doors.
  operations: 'M4 5h24v22H4zM4 16h9m4 0h11M16 5v6m0 4v12',
  // A path between stations.
  roadmap: 'M7 24a3 3 0 1 0 .01 0M25 4a3 3 0 1 0 .01 0M10 27h9a5 5 0 0 0 0-10h-6a5 5 0 0 1 0-10h9',
  // An arch in its seal.
  brand: 'M16 4a12 12 0 1 0 .01 0M11 22v-7a5 5 0 0 1 10 0v7zM16 10v12',
  // A sentence and its answer.
  communication: 'M4 5h18v12H11l-4 4v-4H4zM26 11h2v12h-3v4l-4-4h-7v-2',
  // A ledger's columns.
  finance: 'M4 27h24M7 27V17h4v10M14 27V11h4v16M21 27V5h4v22',
  // The middle of the ground.
  position: 'M16 4v7m0 10v7M4 16h7m10 0h7M16 11a5 5 0 1 0 .01 0',
  // A line that rises to its mark.
  sales: 'M4 5v22h24M8 22l6-7 5 4 9-11M22 8h6v6',
  // A keystone in its vault.
  excellence: 'M4 27V17a12 12 0 0 1 24 0v10M10 27V17a6 6 0 0 1 12 0v10M14 5l1 6h2l1-6M4 27h6m12 0h6',
  // Three, the one in front.
  team: 'M16 5a4 4 0 1 0 .01 0M9 27v-4a7 7 0 0 1 14 0v4zM6 10a3 3 0 0 0 0 6M4 26v-3c0-2 .6-3.6 2-5M26 10a3 3 0 0 1 0 6M28 26v-3c0-2-.6-3.6-2-5',
  // Two that overlap.
  negotiation: 'M12 8a8 8 0 1 0 .01 0M20 8a8 8 0 1 0 .01 0',
} as const;

export type IconName = keyof typeof iconPaths;
