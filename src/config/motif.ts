export const motifNames = ['chilli', 'cardamom', 'star-anise', 'cumin', 'bay-leaf'] as const;

export type MotifName = (typeof motifNames)[number];

/** Parts of a drawing that share a transform. */
interface MotifGroup {
  transform: string;
  /** Paths in one of the two flat colours, back to front. */
  paths: readonly (readonly [tone: 'a' | 'b', path: string])[];
}

const turns = [0, 45, 90, 135, 180, 225, 270, 315];
const seeds = [
  [46, 60, 30],
  [98, 38, -35],
  [152, 66, 60],
  [66, 112, -20],
  [124, 106, 15],
  [168, 128, -50],
  [40, 156, 55],
  [96, 160, -10],
  [146, 172, 35],
] as const;

/** Drawings of spices in two flat colours, 200 by 200 units. Public pages and the dashboard share them. */
export const motifs: Readonly<Record<MotifName, readonly MotifGroup[]>> = {
  chilli: [
    {
      transform: 'rotate(18 100 100)',
      paths: [
        ['a', 'M66 58c22-10 46-8 60 10 18 24 18 62-16 106-3 4-9 1-7-4 18-46 2-62-24-74-18-8-24-32-13-38z'],
        ['b', 'M92 60c14 4 26 14 30 30 4 18 2 38-8 58 22-36 24-64 10-82-9-11-21-13-32-6z'],
        ['b', 'M64 62c-6-10-2-20 8-24-2-12-8-18-18-24l8-8c12 6 20 16 22 30 10-2 20 2 24 10-16 0-32 6-44 16z'],
      ],
    },
  ],
  cardamom: [
    {
      transform: 'rotate(-24 80 110)',
      paths: [
        ['a', 'M80 28c34 22 44 60 36 96-5 24-18 44-36 54-18-10-31-30-36-54-8-36 2-74 36-96z'],
        [
          'b',
          'M78 36c-14 40-14 96 2 138 16-42 16-98 2-138zM60 60c-12 34-10 70 6 100-20-26-26-66-6-100zm40 0c20 34 14 74-6 100 16-30 18-66 6-100z',
        ],
      ],
    },
    {
      transform: 'rotate(34 148 120)',
      paths: [
        ['a', 'M148 70c20 14 26 36 21 58-3 15-11 27-21 33-10-6-18-18-21-33-5-22 1-44 21-58z'],
        ['b', 'M147 78c-8 24-8 56 1 78 9-22 9-54 1-78z'],
      ],
    },
  ],
  'star-anise': [
    ...turns.map(
      (turn): MotifGroup => ({
        transform: `rotate(${turn} 100 100)`,
        paths: [
          ['a', 'M100 96C84 74 84 44 100 10c16 34 16 64 0 86z'],
          ['b', 'M100 74c-6-10-6-22 0-36 6 14 6 26 0 36z'],
        ],
      }),
    ),
    { transform: 'rotate(0)', paths: [['b', 'M89 100a11 11 0 1 0 22 0a11 11 0 1 0-22 0z']] },
  ],
  cumin: seeds.map(([x, y, turn]) => ({
    transform: `translate(${x} ${y}) rotate(${turn})`,
    paths: [
      ['a', 'M0-26c9 8 12 18 10 28C8 14 4 22 0 26-4 22-8 14-10 2-12-8-9-18 0-26z'],
      ['b', 'M-1-22c-4 14-4 30 1 44 5-14 5-30 1-44z'],
    ],
  })),
  'bay-leaf': [
    {
      transform: 'rotate(38 100 100)',
      paths: [
        ['a', 'M100 8c40 34 46 96 4 172l-2 14h-4l-2-14C54 104 60 42 100 8z'],
        [
          'b',
          'M98 20h4v160h-4zM100 62l26-20 2 4-28 24zm0 34 32-24 2 5-34 27zm0 34 30-22 1 5-31 25zm0-68L74 42l-2 4 28 24zm0 34L68 72l-2 5 34 27zm0 34-30-22-1 5 31 25z',
        ],
      ],
    },
  ],
};
