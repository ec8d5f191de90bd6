/** Types of Speedline that the tests use. It comes with Lighthouse. */
declare module 'speedline-core' {
  export default function speedline(
    events: object[],
    options: { timeOrigin: number; fastMode: boolean; include: 'speedIndex' },
  ): Promise<{ speedIndex: number }>;
}
