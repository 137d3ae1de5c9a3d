/** Pictures that stand side by side in the strip of a video. */
export const stripFrames = 10
