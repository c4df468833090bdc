/** The address of the hiring team of a job. */
export const JOB_TEAM = '/jobs/{job}/team';
