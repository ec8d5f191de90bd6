/** Trusted Types policy that creates the dashboard's preview document. */
export const previewPolicyName = 'preview';
