// Loaded before the program by `node --import`: removes the part that BENCH_WITHOUT names, to measure its cost.
import { register } from "node:module";

register("./loader.mjs", import.meta.url, { data: process.env.BENCH_WITHOUT });
