// Loaded before the program by `node --import`: takes the part away that BENCH_WITHOUT names, to see what it costs.
import { register } from "node:module";

register("./loader.mjs", import.meta.url, { data: process.env.BENCH_WITHOUT });
