/** Types of Lighthouse that the tests use. Only `npm run speed` installs it. */
declare module 'lighthouse' {
  interface Category {
    id: string;
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  }

  export interface Report {
    categories: Record<string, Category>;
    audits: Record<string, { score: number | null; numericValue?: number }>;
    runtimeError?: { code: string; message: string };
  }

  export default function lighthouse(
    url: string,
    settings: Record<string, unknown>,
  ): Promise<{ lhr: Report } | undefined>;
}
