/** Most bytes of one upload, in UTF-8. */
export const mostUploadBytes = 1_048_576;
/** Most rows of one upload, the header aside. */
export const mostUploadRows = 5000;
/** The limits in words. */
export const uploadLimitWords = 'at most 1 MB and 5,000 rows';
