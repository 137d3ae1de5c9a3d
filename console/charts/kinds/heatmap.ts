import { HeatmapChart } from 'echarts/charts'
import { GridComponent, VisualMapContinuousComponent } from 'echarts/components'
import { use } from 'echarts/core'

use([HeatmapChart, GridComponent, VisualMapContinuousComponent])
